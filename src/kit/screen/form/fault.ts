import type { FieldErrors, FormStore } from './store.ts'

/** What went wrong with a save, as far as a form can show it. */
export interface Fault {
  readonly message: string
  readonly errors: FieldErrors
  /** Somebody else saved first; who and when, if the server says. */
  readonly conflict?: { readonly by?: string; readonly at?: string }
}

const OFFLINE = 'Data gagal disimpan. Periksa koneksi, lalu coba lagi.'
/** Read beside the login over the page, and still true after it. */
const SIGNED_OUT = 'Belum disimpan, karena sesi Anda berakhir. Simpan sekali lagi setelah masuk.'

/** Reads an error of the client: sentences per field, a refusal, a conflict of versions, or no connection. */
export function faultOf(error: unknown): Fault {
  const { message, status, code, errors, facts } = fieldsOf(error)
  const heard = typeof status === 'number' && typeof message === 'string' && message !== '' ? message : OFFLINE
  const said = status === 401 ? SIGNED_OUT : heard
  if (status === 409 && String(code).endsWith('.changed')) {
    const who = fieldsOf(facts)
    return { message: said, errors: {}, conflict: { by: text(who['by']), at: text(who['at']) } }
  }
  const atFields = Object.entries(fieldsOf(errors)).filter((entry): entry is [string, string[]] =>
    Array.isArray(entry[1]),
  )
  return { message: said, errors: Object.fromEntries(atFields) }
}

/** Errors at the places of the form, in its words: `customerId` is the field `customer`, 'Required' is 'Isi nama pelanggan.' */
export function placedErrors(store: FormStore, errors: FieldErrors): FieldErrors {
  const placed = Object.entries(errors).map(([path, texts]) => {
    const place = placeOf(store, path)
    return [place, texts.map((text) => inWords(text, store.nameOf(place)))] as const
  })
  return Object.fromEntries(placed)
}

function placeOf(store: FormStore, path: string): string {
  if (store.nameOf(path) !== undefined || !path.endsWith('Id')) return path
  return path.slice(0, -2)
}

function inWords(text: string, label: string | undefined): string {
  if (text === 'Required') return `Isi ${label ? lowered(label) : 'bagian ini'}.`
  if (text === 'Invalid email') return 'Tulis alamat email lengkap, misalnya nama@perusahaan.co.id.'
  return text === 'Pilih dari daftar.' && label ? `Pilih ${lowered(label)}.` : text
}

/** 'Nama pelanggan' or 'Kota/Kabupaten' inside a sentence; abbreviations keep their capitals. */
function lowered(label: string): string {
  return label.replaceAll(/(?<=^|\/)[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
}

function fieldsOf(value: unknown): Record<string, unknown> {
  if (value instanceof Error) return { ...value, message: value.message }
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {}
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
