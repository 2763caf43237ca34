// Paints the chosen theme and text size before anything is drawn, so that a dark screen never flashes white.
;(function () {
  var theme = null
  var teks = 100
  try {
    theme = localStorage.getItem('theme')
    teks = JSON.parse(localStorage.getItem('pilihan') || '{}').values.look.textSize
  } catch {
    // Nothing chosen, or storage is forbidden: the default stands.
  }
  var dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.toggle('dark', dark)
  document.documentElement.dataset.teks = String(teks)
})()

// Kept for the card that offers to put the application on this device: the browser asks once, long before that page.
addEventListener('beforeinstallprompt', function (asked) {
  asked.preventDefault()
  window.mandorInstall = asked
  dispatchEvent(new Event('mandor-install'))
})
