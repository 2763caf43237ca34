const latin = (text: string) => Buffer.from(text, 'latin1')

const SVG = 'xmlns="http://www.w3.org/2000/svg"'

/** What a browser would run if it were served as what it is, and pictures that we do not take. */
export const evilMarkup: readonly (readonly [string, Buffer])[] = [
  ['svg that acts when loaded', latin(`<svg ${SVG} onload="alert(1)"/>`)],
  ['svg with a script', latin(`<?xml version="1.0"?><svg ${SVG}><script>alert(1)</script></svg>`)],
  [
    'svg with html inside',
    latin(`<svg ${SVG}><foreignObject><iframe src="javascript:alert(1)"/></foreignObject></svg>`),
  ],
  ['svg that fetches', latin(`<svg ${SVG}><image href="http://127.0.0.1:9/x"/></svg>`)],
  [
    'svg that reads a file',
    latin(`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg ${SVG}><text>&x;</text></svg>`),
  ],
  ['svg after a comment', latin(`<!-- \x89PNG --><svg ${SVG}/>`)],
  ['svg in utf-16', Buffer.from(`\ufeff<svg ${SVG} onload="alert(1)"/>`, 'utf16le')],
  ['xml bomb', latin('<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><l>&b;</l>')],
  ['html', latin('<!doctype html><script>alert(1)</script>')],
  ['html without a head', latin('<body onload=alert(1)>')],
  ['html after a mark of order', latin('\xef\xbb\xbf<script>alert(1)</script>')],
  ['html after blanks', latin('\n\n   <img src=x onerror=alert(1)>')],
  ['html application', latin('<hta:application><script language="VBScript">x</script>')],
  [
    'saved mail page',
    latin('From: <x>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related\r\n\r\n<script>alert(1)</script>'),
  ],
  ['javascript', latin('alert(document.cookie)')],
  ['php', latin('<?php system($_GET["c"]); ?>')],
  ['jsp', latin('<%@ page import="java.io.*" %><% Runtime.getRuntime().exec("id"); %>')],
  ['server side include', latin('<!--#exec cmd="id" -->')],
  ['stylesheet', latin('@import "http://127.0.0.1:9/x";')],
  ['sheet of formulas', latin('=HYPERLINK("http://x","klik")')],
  ['gif', latin('GIF89a\x01\0\x01\0\0\0\0;')],
  ['gif that is javascript', latin('GIF89a/*\0\0*/=1;alert(1)')],
  ['bmp that is javascript', latin('BM/*\0\0\0\0\0\0*/=1;alert(1)')],
  ['tiff', latin('II*\0\x08\0\0\0\0\0')],
  ['icon', Buffer.from('00000100010010100000010020006804000016000000', 'hex')],
  ['photoshop', latin('8BPS\0\x01\0\0\0\0\0\0')],
  ['postscript', latin('%!PS-Adobe-3.0\n(/etc/passwd) (r) file')],
  ['encapsulated postscript', latin('%!PS-Adobe-3.0 EPSF-3.0')],
  ['magick vector', latin('push graphic-context\nimage over 0,0 0,0 "https://x"|id"')],
  ['iphone picture', latin('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
  ['avif', latin('\0\0\0\x18ftypavif\0\0\0\0mif1avif')],
  ['jpeg xl', Buffer.from('ff0a0000', 'hex')],
  ['film', latin('\0\0\0\x18ftypmp42\0\0\0\0isommp42')],
  ['sound', latin('ID3\x04\0\0\0\0\0\0')],
]
