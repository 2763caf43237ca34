/** Prints this very PDF: the browser's own print dialog over a frame nobody sees. */
export function printPdf(file: Blob): void {
  const url = URL.createObjectURL(file)
  const frame = Object.assign(document.createElement('iframe'), { src: url, title: 'Cetak' })
  frame.style.cssText = 'position:fixed;inset:auto 0 0 auto;width:1px;height:1px;border:0;opacity:0'
  frame.addEventListener('load', () => {
    frame.contentWindow?.focus()
    frame.contentWindow?.print()
    // The dialog of some browsers outlives the call; the frame is swept a minute later.
    setTimeout(() => {
      frame.remove()
      URL.revokeObjectURL(url)
    }, 60_000)
  })
  document.body.append(frame)
}

/** Saves the PDF under its own name. */
export function savePdf(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
