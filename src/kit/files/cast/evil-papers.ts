import { deflateSync } from 'node:zlib'
import type { Evil } from './evil.ts'
import { aPaper, catalog, packed, page, pages, pdfOf, stream } from './pdf.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')
const paper = (...more: readonly (string | Buffer)[]) => pdfOf(catalog, pages, page, ...more)
const hex = (text: string) => latin(`${Buffer.from(text).toString('hex')}>`)

/** Papers that act, hide, carry or swell. */
export function evilPapers(): Evil[] {
  const refused = [...acting(), ...hiding(), ...disguised(), ...broken()].map(([what, bytes]): Evil => ({
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

// An index may point to any object, and readers find it behind what they skip.
function disguised(): Recipe[] {
  const script = '<< /S /JavaScript /JS (x) >>'
  const dict = '/Type /ObjStm /N 1 /First 4 /Filter /ASCIIHexDecode'
  const object = (head: string, text = dict) =>
    Buffer.concat([latin(`${head}<< ${text} >>\nstream\n`), hex(`9 0 ${script}`), latin('\nendstream\nendobj\n')])
  const bare = (bytes: Buffer) => Buffer.concat([aPaper(), bytes, latin('%%EOF\n')])
  return [
    ['pdf with a NUL between number and obj', bare(object('9 0\0obj\n'))],
    ['pdf with a comment between number and obj', bare(object('9 0 %x\robj\n'))],
    ['pdf with a comment behind obj', bare(object('9 0 obj%<< >>\n'))],
    ['pdf with nothing between number and obj', bare(object('9 0obj'))],
    ['pdf with obj in a string', bare(object('9 0 obj', `/X ( 0 obj << >> ) ${dict}`))],
    ['pdf with obj in a string that never seems to end', bare(object('9 0 obj', `/X (\\( 0 obj \\) (a) ) ${dict}`))],
    ['pdf with endobj in a string', bare(object('9 0 obj', `/X (endobj stream) ${dict}`))],
    [
      'pdf with 20 KB of padding',
      bare(object('9 0 obj', `${dict.slice(0, 12)} ${'\0'.repeat(20_000)} ${dict.slice(12)}`)),
    ],
    [
      'pdf with 20 KB of comment',
      bare(object('9 0 obj', `/Type /ObjStm %${'x'.repeat(20_000)}\n /N 1 ${dict.slice(18)}`)),
    ],
    [
      'pdf with its keys in numbers',
      bare(object('9 0 obj', dict.replace('ObjStm', 'X').replace('First', '#46#69rst'))),
    ],
    ['pdf with a filter in a list', bare(object('9 0 obj', dict.replace('/ASCIIHexDecode', '[%x\n/AHx]')))],
    ['pdf with an object in another stream', paper(stream('/Subtype /Image', object('9 0 obj')))],
    ['pdf with an object in a string', paper(`<< /X (${object('9 0 obj').toString('latin1')}) >>`)],
    [
      'pdf with its packing prepared',
      paper(packed(script, '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /DecodeParms << /Predictor 12 >>')),
    ],
    ['pdf with a word behind stream', paper(packedBehind('stream x\n', script))],
    ['pdf whose dictionary never ends', bare(latin(`9 0 obj << ${dict} stream\n`))],
    ['pdf of overlapping objects', bare(latin('9 0 obj<<('.repeat(20_000)))],
  ]
}

function packedBehind(word: string, text: string): Buffer {
  const whole = packed(text).toString('latin1')
  return latin(whole.replace('stream\n', word))
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
