import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { useState } from 'react'
import { useAuth } from '#kit/screen/client/auth.ts'
import { refetchAll } from '#kit/screen/client/answers.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useIdentity } from '#kit/screen/shell/identity.ts'
import { Mark } from '#kit/screen/shell/mark.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import { Menu, MenuChoice } from '#kit/screen/ui/menu.tsx'
import { chooseCompany } from '#modules/company/accounts/choose-contract.ts'
import { me, type OwnCompany } from '#modules/company/sign-in/contract.ts'
import { initialsOf, nameParts } from './initials.ts'

const head = 'flex h-14 w-full flex-none items-center gap-2.5 border-b border-border-subtle text-left'

/** The company this session works in; a menu when there are several. */
export function CompanySwitch({ isNarrow }: { isNarrow: boolean }) {
  const companyId = useAuth((auth) => auth.user?.companyId)
  const asked = useAsk(me, {}, { isQuiet: true, freshFor: 60_000 }).data
  const own = asked?.companies ?? []
  const company = own.find(({ id }) => id === companyId)
  const parts = company && nameParts(company.name)
  const act = useAct(chooseCompany, {
    say: ({ message }) => message,
    onDone: refetchAll,
  })

  const face = (
    <>
      {company ? <Tile name={company.name} logo={company.logo} /> : <Mark className="size-8" />}
      {isNarrow ? null : (
        <span className="min-w-0 flex-1">
          <strong className="block truncate text-sm leading-[1.125rem]">
            {parts?.name ?? useIdentity.getState().name}
          </strong>
          <small className="block truncate text-xs leading-3.5 text-subtle-foreground">
            {/* Until it is known there may be one. */}
            {company ? lineOf(company, parts?.form) : asked ? 'Belum ada perusahaan' : '\u00a0'}
          </small>
        </span>
      )}
    </>
  )
  const padding = isNarrow ? 'justify-center' : 'pr-3 pl-4'
  // Who is left with a closed one alone may still look into it.
  if (own.every(({ id }) => id === companyId)) return <div className={cx(head, padding)}>{face}</div>
  return (
    <Menu
      align="start"
      width="w-60"
      trigger={
        <button
          type="button"
          aria-label={`Perusahaan: ${company?.name ?? 'pilih'}`}
          className={cx(head, padding, '-outline-offset-2! hover:bg-muted')}
        >
          {face}
          {isNarrow ? null : <ChevronsUpDown className="text-subtle-foreground" />}
        </button>
      }
    >
      <MenuChoice
        label="Perusahaan"
        value={companyId ?? ''}
        options={own.map(({ id, name, isActive }) => ({ value: id, label: isActive ? name : `${name} · Nonaktif` }))}
        onChange={(id) => void act.now({ companyId: id })}
      />
    </Menu>
  )
}

const FORMS: Readonly<Record<string, string>> = { pt: 'PT', cv: 'CV', ud: 'UD' }

/** 'PT · Kota Bogor'; without a town, the code of its papers. */
function lineOf(company: OwnCompany, formInName: string | undefined): string {
  const form = formInName || FORMS[company.legalForm]
  return [form, company.city ?? company.shortCode].filter(Boolean).join(' · ')
}

// A logo that has not come yet leaves its place empty: initials would flash before it.
function Tile({ name, logo }: Pick<OwnCompany, 'name' | 'logo'>) {
  const [missing, setMissing] = useState<string | null>(null)
  if (logo && logo !== missing) {
    return (
      <img
        src={`/storage/${logo}?size=thumb`}
        alt=""
        className="size-8 flex-none rounded-lg bg-paper object-contain p-0.5 ring-1 ring-border"
        onError={() => setMissing(logo)}
      />
    )
  }
  return (
    <b
      aria-hidden="true"
      className="grid size-8 flex-none place-items-center rounded-lg bg-foreground text-xs tracking-[0.02em] text-card"
    >
      {initialsOf(name)}
    </b>
  )
}
