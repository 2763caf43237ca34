import { siteMap } from '#app/site-map.ts'
import { isPermission, type Action } from '#modules/company/accounts/permissions.ts'

const verbs: Readonly<Record<Action, string>> = {
  view: 'lihat',
  create: 'tambah',
  update: 'ubah',
  delete: 'hapus',
  approve: 'setujui',
  export: 'ekspor',
}

/** Says a right as people do: 'update absensi' → 'ubah Absensi'. Undefined for what is not a right. */
export function rightInWords(permission: string): string | undefined {
  if (!isPermission(permission)) return undefined
  const [action = 'view', subject = ''] = permission.split(' ')
  const title = siteMap.find((page) => page.subject === subject)?.title ?? subject
  return `${verbs[action as Action]} ${title}`
}
