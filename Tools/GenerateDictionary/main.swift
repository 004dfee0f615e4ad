print("GenerateDictionary")
