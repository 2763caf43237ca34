import { useAsk } from '#kit/screen/client/use-ask.ts'
import { SettingsPage } from '#kit/screen/shell/settings-page.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { ErrorState } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { me } from '#modules/company/sign-in/contract.ts'
import { LookCard } from './look-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** /account-setting */
export function AccountSetting() {
  return (
    <SettingsPage
      title="Akun saya"
      label="Bagian akun"
      parts={[
        { id: 'profil', title: 'Profil', content: <Profile /> },
        { id: 'kata-sandi', title: 'Kata sandi', content: <PasswordCard /> },
        { id: 'perangkat', title: 'Perangkat & sesi', content: <SessionsCard /> },
        { id: 'tampilan', title: 'Tampilan', content: <LookCard /> },
      ]}
    />
  )
}

function Profile() {
  const own = useAsk(me, {})
  if (own.data) return <ProfileCard name={own.data.user.name} email={own.data.user.email} phone={own.data.phone} />
  return <Card flush>{own.failure ? <ErrorState onRetry={own.reload} /> : <Loading rows={4} />}</Card>
}
