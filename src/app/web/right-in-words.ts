import { siteMap } from '#app/site-map.ts'
import { actionWords } from '#modules/company/accounts/permission-words.ts'
import { isPermission, type Action } from '#modules/company/accounts/permissions.ts'

/** Says a right as people do: 'update absensi' → 'ubah Absensi'. Undefined for what is not a right. */
export function rightInWords(permission: string): string | undefined {
  if (!isPermission(permission)) return undefined
  const [action = 'view', subject = ''] = permission.split(' ')
  const title = siteMap.find((page) => page.subject === subject)?.title ?? subject
  return `${actionWords[action as Action].toLowerCase()} ${title}`
}
