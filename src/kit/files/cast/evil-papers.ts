import { deflateSync } from 'node:zlib'
import type { Evil } from './evil.ts'
import { aPaper, catalog, packed, page, pages, pdfOf, stream } from './pdf.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')
const paper = (...more: readonly (string | Buffer)[]) => pdfOf(catalog, pages, page, ...more)
const hex = (text: string) => latin(`${Buffer.from(text).toString('hex')}>`)

/** Papers that act, hide, carry or swell. */
export function evilPapers(): Evil[] {
  const refused = [...acting(), ...hiding(), ...broken()].map(([what, bytes]): Evil => ({
    what,
    bytes,
    end: 'refused',
  }))
  const cut: Recipe[] = [
    ['pdf with html behind', Buffer.concat([aPaper(), latin('<script>alert(1)</script>')])],
    ['pdf with a program behind', Buffer.concat([aPaper(), latin('MZ\x90\0PE\0\0')])],
    ['pdf with a zip behind', Buffer.concat([aPaper(), zipEnd(0)])],
  ]
  return [...refused, ...cut.map(([what, bytes]): Evil => ({ what, bytes, end: 'harmless' }))]
}

type Recipe = readonly [what: string, bytes: Buffer]

function acting(): Recipe[] {
  return [
    ['pdf with a script', pdfOf('<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>')],
    ['pdf with a script at a page', paper('<< /AA << /O << /S /JavaScript /JS (x) >> >> >>')],
    ['pdf with a named script', paper('<< /Names << /JavaScript 5 0 R >> >>')],
    ['pdf with only the text of a script', paper('<< /JS (app.alert(1)) >>')],
    ['pdf that starts a program', paper('<< /S /Launch /F (cmd.exe) >>')],
    ['pdf that sends a form', paper('<< /S /SubmitForm /F (http://127.0.0.1:9) >>')],
    ['pdf that takes data in', paper('<< /S /ImportData /F (x.fdf) >>')],
    ['pdf with a file inside', paper(stream('/Type /EmbeddedFile', latin('MZ')))],
    ['pdf with names of files inside', paper('<< /Names << /EmbeddedFiles 5 0 R >> >>')],
    ['pdf with rich media', paper('<< /Subtype /RichMedia >>')],
    ['pdf with rich media content', paper('<< /RichMediaContent 5 0 R >>')],
    ['pdf with a form of xml', paper('<< /AcroForm << /XFA 5 0 R >> >>')],
    ['pdf that opens what is inside', paper('<< /S /GoToE /T 5 0 R >>')],
    ['pdf that plays', paper('<< /S /Rendition /JS (x) >>')],
    ['pdf with a film', paper('<< /Subtype /Movie >>')],
  ]
}

function hiding(): Recipe[] {
  const script = '<< /S /JavaScript /JS (x) >>'
  return [
    ['pdf with a script spelled in numbers', paper('<< /S /J#61v#61Script /#4a#53 (x) >>')],
    ['pdf with a script packed', paper(packed(script))],
    ['pdf with a script packed and spelled in numbers', paper(packed('<< /S /Java#53cript >>'))],
    [
      'pdf with a script packed in what says it is a picture',
      paper(packed(script, '/Subtype /Image /Filter /FlateDecode')),
    ],
    [
      'pdf with a script packed behind blanks',
      paper(packed(script, `/N 1 /First 4 ${' '.repeat(20_000)} /Filter /Fl`)),
    ],
    [
      'pdf with a script in a stream in a stream',
      paper(stream('/X 1', Buffer.concat([latin('7 0 obj\n'), packed(script)]))),
    ],
    [
      'pdf with a script inside what looks like a picture',
      paper(stream('/Subtype /Image', latin(`8 0 obj ${script} endobj`))),
    ],
    [
      'pdf packed in letters',
      paper(stream('/Type /ObjStm /N 1 /First 4 /Filter /ASCIIHexDecode', hex(`9 0 ${script}`))),
    ],
    [
      'pdf packed the old way',
      paper(stream('/Type /ObjStm /N 1 /First 4 /Filter /LZWDecode', latin('\x80\x0b\x60\x50'))),
    ],
    [
      'pdf packed twice',
      paper(stream('/Type /ObjStm /N 1 /First 4 /Filter [/ASCII85Decode /FlateDecode]', latin('x~>'))),
    ],
    ['pdf packed by a rule kept elsewhere', paper(stream('/Type /ObjStm /N 1 /First 4 /Filter 6 0 R', latin('zz')))],
    [
      'pdf packed and broken',
      paper(stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', latin('not packed at all'))),
    ],
    ['pdf with a password', paper('<< /Encrypt 5 0 R >>')],
    ['pdf that swells', paper(stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', bomb()))],
    [
      'pdf that swells twice',
      paper(...[1, 2, 3].map(() => stream('/Type /ObjStm /First 4 /Filter /FlateDecode', bomb(40)))),
    ],
  ]
}

function broken(): Recipe[] {
  return [
    ['pdf of a head only', latin('%PDF-1.7')],
    ['pdf without its end', aPaper().subarray(0, 120)],
    ['html before a pdf', Buffer.concat([latin('<script>alert(1)</script>\n'), aPaper()])],
    ['program before a pdf', Buffer.concat([latin('MZ\x90\0'), aPaper()])],
    ['zip before a pdf', Buffer.concat([latin('PK\x03\x04'), aPaper()])],
    ['pdf that is also a zip', Buffer.concat([aPaper(), zipEnd(7), latin('\n%%EOF\n')])],
  ]
}

function zipEnd(comment: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(comment, 20)
  return end
}

function bomb(megabytes = 200): Buffer {
  return deflateSync(Buffer.concat([latin('9 0 '), Buffer.alloc(megabytes * 1024 * 1024, 0x20)]))
}
