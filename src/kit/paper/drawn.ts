import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** One drawn letter: what it is, where its foot stands on the page, and in which colour. */
export interface DrawnLetter {
  readonly page: number
  readonly letter: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly color: string
}

interface Glyph {
  readonly unicode: string
  readonly width: number
}

/** Follows a PDF's drawing letter by letter: what tests hold against the same paper drawn another way. */
export async function drawnLetters(bytes: Uint8Array): Promise<DrawnLetter[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false })
  const document = await task.promise
  const letters: DrawnLetter[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { fnArray, argsArray } = await page.getOperatorList()
    const pen = { size: 0, spacing: 0, color: '', x: 0, y: 0 }
    fnArray.forEach((operator, at) => {
      const args = (argsArray[at] ?? []) as unknown[]
      if (operator === OPS.setFont) pen.size = Number(args[1])
      if (operator === OPS.setCharSpacing) pen.spacing = Number(args[0])
      if (operator === OPS.setFillRGBColor) pen.color = String(args)
      if (operator === OPS.beginText) pen.spacing = 0
      if (operator === OPS.setTextMatrix) {
        const matrix = args[0] as ArrayLike<number>
        pen.x = Number(matrix[4])
        pen.y = Number(matrix[5])
      }
      if (operator !== OPS.showText) return
      for (const shown of args[0] as readonly (Glyph | number)[]) {
        if (typeof shown === 'number') {
          pen.x -= (shown / 1000) * pen.size
          continue
        }
        const { size, color, x, y } = pen
        letters.push({ page: number, letter: shown.unicode, x, y, size, color })
        pen.x += (shown.width / 1000) * pen.size + pen.spacing
      }
    })
  }
  await task.destroy()
  return letters
}
