import { entriesOf, menuFor } from '#app/menu.ts'
import { pageAt } from '#app/site-map.ts'
import { later } from '#kit/screen/client/later.tsx'
import { rightsIn } from '#kit/screen/client/ability.ts'
import { useAuth } from '#kit/screen/client/auth.ts'
import { DeviceCards } from '#kit/screen/device/device-cards.tsx'
import { NoticeChoices } from '#kit/screen/notices/choices-card.tsx'
import { ShortcutCards } from '#kit/screen/shortcuts/shortcut-card.tsx'
import { AccountSetting } from '#modules/company/own-account/screens/account-setting.tsx'
import { UnsentCounts } from '#modules/warehouse/screens/face.tsx'

const TrashSection = later(() => import('./website/trash-section.tsx').then((parts) => parts.TrashSection))

/** /account-setting, with the pages of this person's menu, and what belongs to every department. */
export function AccountSettingPage() {
  const permissions = useAuth((auth) => auth.permissions)
  const menu = menuFor((action, subject) => rightsIn(permissions).can(action, subject))
  return (
    <AccountSetting
      places={entriesOf(menu)}
      shortcuts={<ShortcutCards />}
      notices={<NoticeChoices />}
      trash={<TrashSection />}
      device={<DeviceCards titleOf={(path) => pageAt(path.split('?')[0] ?? path)?.title} queued={<UnsentCounts />} />}
    />
  )
}
