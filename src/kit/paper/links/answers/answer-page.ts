import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { zoneLabel } from '#ground/day.ts'
import { instantFormat } from '#ground/format.ts'
import { escaped } from '#ground/markup.ts'
import type { FileReply } from '#kit/http/serve.ts'
import type { PaperAnswer } from '../contract.ts'
import { inSentence } from '../in-sentence.ts'
import { htmlPage, linkHeaders, untilLine, type LinkFacts } from '../link-page.ts'

const script = readFileSync(new URL('answer-script.js', import.meta.url), 'utf8')
const scriptHash = createHash('sha256').update(script).digest('base64')

/** As of every page of a link, and: this one script, which speaks with us alone and shows what was photographed. */
const headers = {
  ...linkHeaders,
  'Content-Security-Policy': `${linkHeaders['Content-Security-Policy']}; script-src 'sha256-${scriptHash}'; connect-src 'self'; worker-src 'self'; img-src data: blob:`,
}

const FORM = `<form novalidate>
<fieldset><legend>Anda</legend>
<label class="pilih"><input type="radio" name="as" value="penerima" checked>Penerima barang</label>
<label class="pilih"><input type="radio" name="as" value="sopir">Sopir</label></fieldset>
<label for="nama">Nama</label><input id="nama" name="by" maxlength="120" autocomplete="name" aria-describedby="salah-by"><p class="salah" id="salah-by" role="alert"></p>
<fieldset><legend>Barang</legend>
<label class="pilih"><input type="radio" name="state" value="lengkap" checked>Lengkap dan baik</label>
<label class="pilih"><input type="radio" name="state" value="kurang">Ada yang kurang atau rusak</label></fieldset>
<label for="catatan">Catatan</label><textarea id="catatan" name="note" rows="2" maxlength="500" aria-describedby="salah-note"></textarea><p class="salah" id="salah-note" role="alert"></p>
<p class="judul">Foto barang, paling banyak tiga</p><label class="tombol"><input type="file" name="photo" accept="image/*" multiple aria-describedby="salah-photo">Ambil foto</label><ul id="foto"></ul><p class="salah" id="salah-photo" role="alert"></p>
<p class="judul">Tanda tangan</p><canvas role="img" aria-label="Tanda tangan, masih kosong"></canvas>
<div class="dua"><button type="button" id="ulangi">Ulangi</button><button type="button" id="pakai-nama">Pakai nama</button></div><p class="salah" id="salah-signature" role="alert"></p>
<p>Lokasi ponsel ikut tercatat bila Anda mengizinkannya.</p>
<p class="salah" id="kabar" role="alert"></p>
<button type="submit">Tandatangani dan kirim</button></form>
<section id="tersimpan" hidden role="status"><h2>Tersimpan di ponsel ini</h2>
<p>Tanda tangan <b id="siapa"></b> terkirim sendiri begitu ada sinyal. Biarkan halaman ini terbuka, atau buka lagi nanti.</p>
<button type="button" id="kirim">Kirim sekarang</button></section>
<noscript><p>Untuk menandatangani, nyalakan JavaScript di peramban ini.</p></noscript>`

function titleOf({ title }: LinkFacts): string {
  return `Tanda terima ${inSentence(title)}`
}

/** Whose paper it is, and the form by which somebody without an account signs for what came with it. */
export function answerPage(of: LinkFacts): FileReply {
  return htmlPage(
    titleOf(of),
    [
      `<p>${escaped(of.sender)}</p>`,
      `<h1>${escaped(titleOf(of))}</h1>`,
      `<a class="tombol" href="${escaped(of.href)}">Lihat dokumen</a>`,
      FORM,
      untilLine(of),
      `<script>${script}</script>`,
    ],
    headers,
  )
}

/** The same form where nobody hears who asks: it cannot say of what, the paper in hand does. */
export function unheardPage(): FileReply {
  return htmlPage(
    'Tanda terima barang',
    [
      '<h1>Tanda terima barang</h1>',
      '<p>Ponsel ini sedang tanpa sinyal. Isi sekarang sesuai surat jalan di tangan Anda; terkirim sendiri begitu ada sinyal.</p>',
      FORM,
      `<script>${script}</script>`,
    ],
    headers,
  )
}

/** Who signed, and when: nobody signs again. */
export function answeredPage(of: LinkFacts & { readonly answer: PaperAnswer }): FileReply {
  const { by, as, signedAt, isComplete, note } = of.answer
  const at = `${instantFormat(of.zone, signedAt)} ${zoneLabel(of.zone)}`
  return htmlPage(titleOf(of), [
    `<p>${escaped(of.sender)}</p>`,
    `<h1>${escaped(titleOf(of))}</h1>`,
    `<p class="sudah">Sudah ditandatangani oleh ${escaped(by)} (${as}), ${escaped(at)}.</p>`,
    `<p>${isComplete ? 'Barang lengkap dan baik.' : 'Ada yang kurang atau rusak.'}${note ? ` ${escaped(note)}` : ''}</p>`,
    `<a href="${escaped(of.href)}">Lihat dokumen</a>`,
    '<p>Bila ini keliru, hubungi pengirimnya. Tanda terima hanya diisi satu kali.</p>',
  ])
}
