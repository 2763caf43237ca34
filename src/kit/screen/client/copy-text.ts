/** Puts a text on the clipboard; answers whether the browser took it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyAsBefore(text)
  }
}

// On plain http away from localhost, where many offices have their server, browsers know only the old way.
function copyAsBefore(text: string): boolean {
  let isTaken = false
  const give = (event: ClipboardEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    event.clipboardData?.setData('text/plain', text)
    isTaken = true
  }
  addEventListener('copy', give, { capture: true })
  document.execCommand('copy')
  removeEventListener('copy', give, { capture: true })
  return isTaken
}
