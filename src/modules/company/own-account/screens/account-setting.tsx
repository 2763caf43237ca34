import type { ReactNode } from 'react'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { SettingsSections } from '#kit/screen/shell/settings-sections.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { me } from '#modules/company/sign-in/contract.ts'
import { FactorCard } from '#modules/company/second-factor/screens/factor-card.tsx'
import { LookCard } from './look-card.tsx'
import { EmailCard } from './profile/email-card.tsx'
import { PhotoCard } from './profile/photo-card.tsx'
import { ProfileCard } from './profile/profile-card.tsx'
import { PasswordCard } from './security/password-card.tsx'
import { SessionsCard } from './security/sessions-card.tsx'
import { TrustedCard } from './security/trusted-card.tsx'
import { StartCard, type Place } from './start-card.tsx'
import { ThemeCard } from './theme-card.tsx'

const SignInHistoryCard = later(() =>
  import('#modules/company/sign-in/screens/sign-in-history.tsx').then((parts) => parts.SignInHistoryCard),
)

interface AccountSettingProps {
  /** Pages of this person's menu, to begin at. */
  readonly places: readonly Place[]
  readonly shortcuts: ReactNode
  readonly notices: ReactNode
  readonly trash: ReactNode
  readonly device: ReactNode
}

/** /account-setting: who one is, how one signs in, how everything looks; shared parts are given by the application. */
export function AccountSetting({ places, shortcuts, notices, trash, device }: AccountSettingProps) {
  return (
    <SettingsSections
      title="Akun saya"
      label="Bagian akun"
      path="/account-setting"
      sections={[
        { id: 'profil', title: 'Profil', about: 'Foto, nama, nomor HP, email', content: <Profile /> },
        {
          id: 'keamanan',
          title: 'Keamanan',
          about: 'Kata sandi, dua langkah, perangkat, riwayat masuk',
          content: (
            <>
              <PasswordCard />
              <FactorCard />
              <SessionsCard />
              <TrustedCard />
              <SignInHistoryCard />
            </>
          ),
        },
        {
          id: 'tampilan',
          title: 'Tampilan',
          about: 'Tema, ukuran teks, kepadatan, halaman awal',
          content: (
            <>
              <ThemeCard />
              <LookCard />
              <StartCard places={places} />
            </>
          ),
        },
        { id: 'pintasan', title: 'Pintasan', about: 'Tombol papan ketik', content: shortcuts },
        { id: 'notifikasi', title: 'Notifikasi', about: 'Lonceng dan email per kejadian', content: notices },
        { id: 'perangkat', title: 'Perangkat ini', about: 'Draf, data, pasang aplikasi', content: device },
        { id: 'sampah', title: 'Sampah', about: 'Yang dihapus, bisa dipulihkan', content: trash },
      ]}
    />
  )
}

function Profile() {
  const own = useAsk(me, {})
  if (!own.data) return <Card flush>{own.failure ? <Unanswered asked={own} /> : <Loading rows={4} />}</Card>
  const { user, phone, photo, roles, zone } = own.data
  return (
    <>
      <PhotoCard userId={user.id} name={user.name} photo={photo} />
      <ProfileCard name={user.name} phone={phone} roles={roles} zone={zone} />
      <EmailCard email={user.email} />
    </>
  )
}
