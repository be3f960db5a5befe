() => window.notePictures()
