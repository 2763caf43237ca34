import { xmlText } from '#ground/markup.ts'

/** What Coretax takes in the place of a NIK that is not known. */
export const NO_NIK = '9990000000999000'

/** An element of a withholding slip; null where the template wants it told that there is none. */
export type CoretaxField = readonly [name: string, value: string | null]

/** A file of withholding slips: the root of DJP's template, what one slip is called in it, and the NPWP of who withholds. */
interface CoretaxFile {
  readonly root: string
  readonly item: string
  readonly npwp: string
}

/** Writes withholding slips as Coretax takes them in: elements in the order given, which is that of the templates of DJP. */
export function coretaxXml({ root, item, npwp }: CoretaxFile, slips: readonly (readonly CoretaxField[])[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    `<${root} xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">`,
    `\t<TIN>${npwp}</TIN>`,
    `\t<ListOf${item}>`,
    ...slips.flatMap((fields) => [`\t\t<${item}>`, ...fields.map(element), `\t\t</${item}>`]),
    `\t</ListOf${item}>`,
    `</${root}>`,
    '',
  ].join('\n')
}

function element([name, value]: CoretaxField): string {
  return value === null ? `\t\t\t<${name} xsi:nil="true"/>` : `\t\t\t<${name}>${xmlText(value)}</${name}>`
}
