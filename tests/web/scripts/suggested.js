key => {
  const told = document.querySelector('.suggested');
  return told?.dataset.key === key && told.textContent.includes('suggests: ')
    && document.querySelectorAll('.stage g.pointed.open').length === 1;
}
