// Paints the chosen theme before anything is drawn, so that a dark screen never flashes white.
;(function () {
  var theme = null
  try {
    theme = localStorage.getItem('theme')
  } catch {
    // Storage may be forbidden; the default stands.
  }
  var dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.toggle('dark', dark)
})()
