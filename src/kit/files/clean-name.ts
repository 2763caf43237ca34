// Control characters, and marks that turn the reading direction: 'gpj.exe' would read as 'exe.jpg'.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu

/**
 * Makes a name that is only a name, with the extension of what the file is.
 *
 *   cleanName('../../etc/pass wd.svg', 'png')  // 'pass wd.png'
 */
export function cleanName(given: string, extension: string): string {
  const last = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .replace(UNSEEN, '')
    .replace(/[<>:"|?*;]/g, ' ')
    .replace(/\.[^.]*$/, '')
  const stem = plain
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, 100)
  return `${stem === '' ? 'berkas' : stem.toWellFormed()}.${extension}`
}
