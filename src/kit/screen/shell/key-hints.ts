const HELD = 600

/** Alt, held alone, shows the keys of whatever says `data-keys`; letting go, or any other key, hides them. Returns how it ends. */
export function watchAlt(): () => void {
  const page = document.documentElement
  let timer: ReturnType<typeof setTimeout> | undefined
  const hide = () => {
    clearTimeout(timer)
    delete page.dataset['keysShown']
  }
  const press = (event: KeyboardEvent) => {
    if (event.repeat) return
    hide()
    if (event.key === 'Alt') timer = setTimeout(() => (page.dataset['keysShown'] = ''), HELD)
  }
  const release = (event: KeyboardEvent) => {
    // Some browsers would go to their own menu.
    if (event.key === 'Alt' && page.dataset['keysShown'] !== undefined) event.preventDefault()
    hide()
  }
  addEventListener('keydown', press, { capture: true })
  addEventListener('keyup', release, { capture: true })
  addEventListener('blur', hide)
  return () => {
    hide()
    removeEventListener('keydown', press, { capture: true })
    removeEventListener('keyup', release, { capture: true })
    removeEventListener('blur', hide)
  }
}
