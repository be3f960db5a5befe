(pixels) => scrollY > pixels
