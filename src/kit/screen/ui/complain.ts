import { toast } from 'sonner'

/** Says that nothing happened, why, and the way out: 'Tautan belum disalin.' */
export function complain(title: string, text?: string): void {
  toast.error(title, { description: text })
}
