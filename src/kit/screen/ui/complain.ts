import { toast } from 'sonner'

/** Says that nothing happened, why, and the way out: 'Tautan belum disalin.' */
export function complain(title: string, text?: string): void {
  toast.error(title, { description: text })
}

/** Says what is worth knowing though it worked: 'Harga di bawah HPP rata-rata (Rp61.500).' */
export function caution(title: string): void {
  toast.warning(title, { duration: 10_000 })
}
