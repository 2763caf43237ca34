import { deflateSync } from 'node:zlib'

/** A small PDF of these objects; its catalog is object 1. */
export function pdfOf(...objects: readonly (string | Buffer)[]): Buffer {
  const parts = objects.map((body, at) =>
    Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(body as string, 'latin1'), Buffer.from('\nendobj\n')]),
  )
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1'),
    ...parts,
    Buffer.from('trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n'),
  ])
}

/** A stream object. */
export function stream(dict: string, body: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${dict} /Length ${body.length} >>\nstream\n`),
    body,
    Buffer.from('\nendstream'),
  ])
}

/** Objects packed in a stream, as modern writers do. */
export function packed(text: string, dict = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode'): Buffer {
  return stream(dict, deflateSync(Buffer.from(`9 0 ${text}`)))
}

/** A plain page, the way most programs write one. */
export const catalog = '<< /Type /Catalog /Pages 2 0 R /OpenAction [3 0 R /FitH null] >>'
export const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
export const page =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Annots [<< /Subtype /Link /A << /S /URI /URI (https://contoh.id) >> >>] >>'

/** An honest paper. */
export const aPaper = () =>
  pdfOf(
    catalog,
    pages,
    page,
    packed('<< /Title (Nota) >>'),
    stream('/Filter /FlateDecode', deflateSync(Buffer.from('1 0 0 1 0 0 cm BT ET'))),
  )
