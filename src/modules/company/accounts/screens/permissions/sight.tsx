import type { ReactNode } from 'react'
import { labelText } from '#kit/screen/form/control-style.ts'
import { Badge } from '#kit/screen/ui/badge.tsx'
import type { ScopeWire } from '#modules/company/accounts/contract.ts'
import { subjectGroups, subjectWords } from '#modules/company/accounts/permission-words.ts'
import type { Permission, Subject } from '#modules/company/accounts/permissions.ts'
import type { ScopeChoice, ScopeChoices } from './scope-fields.tsx'

const always: readonly Subject[] = ['dashboard', 'account-setting']
const secret: readonly Subject[] = ['biaya', 'gaji']

/** What rights show: the pages of the menu, and whether costs and wages are among it. */
export function Sight({ permissions }: { readonly permissions: readonly Permission[] }) {
  const sees = (subject: Subject) => always.includes(subject) || permissions.includes(`view ${subject}` as Permission)
  const pages = subjectGroups.flatMap(({ subjects }) => subjects).filter((each) => !secret.includes(each) && sees(each))
  return (
    <section aria-label="Yang terlihat" className="grid gap-4">
      <Told label="Halaman yang terlihat">
        <ul className="flex flex-wrap gap-1.5">
          {pages.map((subject) => (
            <li key={subject}>
              <Badge tone="neutral">{subjectWords[subject]}</Badge>
            </li>
          ))}
        </ul>
      </Told>
      <Told label="Isian peka">
        <ul className="flex flex-wrap gap-1.5">
          {secret.map((subject) => (
            <li key={subject}>
              <Badge tone={sees(subject) ? 'success' : 'neutral'}>
                {subjectWords[subject]}: {sees(subject) ? 'terlihat' : 'tidak ada'}
              </Badge>
            </li>
          ))}
        </ul>
      </Told>
    </section>
  )
}

/** Where somebody's rights hold, by name. */
export function ScopeTold({ scope, choices }: { readonly scope: ScopeWire; readonly choices: ScopeChoices }) {
  return (
    <section aria-label="Cakupan data" className="grid gap-4 rounded-lg border border-border p-4">
      <Told label="Perusahaan">{namesOf(scope.companies, choices.companies, 'Semua perusahaan')}</Told>
      <Told label="Gudang">{namesOf(scope.warehouses, choices.warehouses, 'Semua gudang')}</Told>
      <Told label="Proyek">{namesOf(scope.projects, choices.projects, 'Semua proyek')}</Told>
      <Told label="Data">{scope.ownOnly ? 'Hanya miliknya sendiri' : 'Milik semua orang'}</Told>
    </section>
  )
}

function Told({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <p className={labelText}>{label}</p>
      <div>{children}</div>
    </div>
  )
}

function namesOf(ids: readonly string[] | null, known: readonly ScopeChoice[], every: string): string {
  if (ids === null) return every
  const names = ids.map((id) => known.find((each) => each.id === id)?.name ?? 'di perusahaan lain')
  return names.join(', ') || 'Tidak ada'
}
