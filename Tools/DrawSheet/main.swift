print("DrawSheet")
