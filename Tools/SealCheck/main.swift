print("SealCheck")
