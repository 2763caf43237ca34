import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { aPaper, catalog, packed, page, pages, pdfOf, stream } from '#kit/files/cast/pdf.ts'
import { checkPdf } from '#kit/files/pdf-check.ts'

const flate = '/Filter /FlateDecode'

test.each([
  ['a plain one', aPaper()],
  ['with a mark and links', pdfOf(catalog, pages, page, '<< /Type /Outlines /First 5 0 R >>')],
  ['with packed objects', pdfOf(catalog, pages, page, packed('<< /Type /Font /BaseFont /Inter >>'))],
  ['with a form to fill in', pdfOf(catalog, pages, page, '<< /AcroForm << /Fields [] >> /FT /Tx >>')],
  ['with a signature', pdfOf(catalog, pages, page, '<< /Type /Sig /SubFilter /adbe.pkcs7.detached >>')],
  [
    'with a photo',
    pdfOf(catalog, pages, page, stream('/Subtype /Image /Filter /DCTDecode', Buffer.from([0xff, 0xd8]))),
  ],
  [
    'with an index',
    pdfOf(catalog, stream(`/Type /XRef ${flate} /DecodeParms << /Predictor 12 >>`, deflateSync(Buffer.alloc(40)))),
  ],
  [
    'with a text about JavaScript',
    pdfOf(catalog, pages, stream(flate, deflateSync(Buffer.from('BT (JavaScript /JS) Tj ET')))),
  ],
])('an honest paper %s is kept to the byte', (_what, bytes) => {
  expect(checkPdf(bytes).equals(bytes)).toBe(true)
})

test('a paper of half a million objects is looked through in a second', () => {
  const bytes = Buffer.from(`%PDF-1.7\n${'1 0 obj\n1\nendobj\n'.repeat(500_000)}%%EOF`)
  const begun = performance.now()
  checkPdf(bytes)
  expect(performance.now() - begun).toBeLessThan(1500)
})
