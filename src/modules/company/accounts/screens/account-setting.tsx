import { useAsk } from '#kit/screen/client/use-ask.ts'
import { Page } from '#kit/screen/shell/page.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { ErrorState } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { me } from '#modules/company/sign-in/contract.ts'
import { LookCard } from './look-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

const parts = [
  { id: 'profil', title: 'Profil' },
  { id: 'kata-sandi', title: 'Kata sandi' },
  { id: 'perangkat', title: 'Perangkat & sesi' },
  { id: 'tampilan', title: 'Tampilan' },
]

/** /account-setting */
export function AccountSetting() {
  const own = useAsk(me, {})
  return (
    <Page title="Akun saya">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[200px_minmax(0,720px)]">
        <nav aria-label="Bagian akun" className="grid gap-0.5 max-lg:hidden lg:sticky lg:top-6">
          {parts.map(({ id, title }) => (
            <a
              key={id}
              href={`#${id}`}
              className="flex h-9 items-center rounded-md px-3 font-medium text-muted-foreground hover:bg-muted hover:text-foreground"
            >
              {title}
            </a>
          ))}
        </nav>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <div id="profil" className="grid grid-cols-[minmax(0,1fr)]">
            {own.data ? (
              <ProfileCard name={own.data.user.name} email={own.data.user.email} phone={own.data.phone} />
            ) : (
              <Card flush>{own.failure ? <ErrorState onRetry={own.reload} /> : <Loading rows={4} />}</Card>
            )}
          </div>
          <div id="kata-sandi" className="grid grid-cols-[minmax(0,1fr)]">
            <PasswordCard />
          </div>
          <div id="perangkat" className="grid grid-cols-[minmax(0,1fr)]">
            <SessionsCard />
          </div>
          <div id="tampilan" className="grid grid-cols-[minmax(0,1fr)]">
            <LookCard />
          </div>
        </div>
      </div>
    </Page>
  )
}
