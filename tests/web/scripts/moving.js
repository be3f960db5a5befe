() => document.getAnimations().filter((each) => each.effect.target.closest('.piece, .sky')).length
