/** Reads what a spreadsheet puts on the clipboard: tabs between cells, lines between rows, quotes around odd cells. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  const endCell = () => {
    row.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.some((one) => one !== '')) rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (quoted && sign === '"' && text[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (quoted && sign !== '"') cell += sign
    else if (sign === '"' && (quoted || cell === '')) quoted = !quoted
    else if (sign === '\t') endCell()
    else if (sign === '\n') endRow()
    else if (sign !== '\r') cell += sign
  }
  endRow()
  return rows
}

/** True when the clipboard holds more than one cell; a single value is pasted by the browser. */
export function isBlock(text: string): boolean {
  return /[\t\n]/.test(text.trimEnd())
}

/** The sentence after pasting: '12 baris ditempel, 1 baris perlu dicek.' */
export function pasteReport(pasted: number, doubtful: number): string {
  const rows = `${pasted} baris ditempel`
  return doubtful > 0 ? `${rows}, ${doubtful} baris perlu dicek.` : `${rows}.`
}
