import { Link, useNavigate } from '@tanstack/react-router'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Keyboard from 'lucide-react/icons/keyboard'
import LogOut from 'lucide-react/icons/log-out'
import Account from 'lucide-react/icons/circle-user-round'
import { useAuth } from '#kit/screen/client/auth.ts'
import { chooseTheme, useTheme } from '#kit/screen/client/theme.ts'
import { useMayOpen } from '#kit/screen/shell/route-rules.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { Avatar, initialsOf } from '#kit/screen/ui/avatar.tsx'
import { Menu, MenuChoice, MenuItem, MenuLine } from '#kit/screen/ui/menu.tsx'
import { me } from '#modules/company/sign-in/contract.ts'
import { endSession } from './auth.ts'
import { openHelp } from './help/help-button.tsx'
import { openShortcuts } from './shortcut-key.tsx'
import { themes } from './themes.tsx'

/** Who one is: the account, the theme, the way out. */
export function UserMenu() {
  const user = useAuth((auth) => auth.user)
  const own = useAsk(me, {}, { isQuiet: true, freshFor: 60_000, when: user !== null })
  const theme = useTheme((state) => state.theme)
  const mayOpenAccount = useMayOpen('/account-setting')
  const navigate = useNavigate()
  const leave = () => {
    endSession()
    void navigate({ to: '/login', replace: true })
  }
  if (!user) return null
  return (
    <Menu
      width="w-60"
      trigger={
        <button
          type="button"
          aria-label={`Menu ${user.name} (${initialsOf(user.name)})`}
          className="grid size-9 place-items-center rounded-full max-md:size-12"
        >
          <Avatar name={user.name} photo={own.data?.photo} />
        </button>
      }
    >
      <div className="px-2.5 py-2">
        <p className="truncate font-medium">{user.name}</p>
        <p className="truncate text-xs text-muted-foreground">{user.email}</p>
      </div>
      <MenuLine />
      {mayOpenAccount ? (
        <MenuItem asChild>
          <Link to="/account-setting">
            <Account />
            Akun saya
          </Link>
        </MenuItem>
      ) : null}
      <MenuItem icon={<CircleHelp />} hint="F1" onSelect={() => openHelp(true)}>
        Bantuan
      </MenuItem>
      <MenuItem icon={<Keyboard />} hint="?" onSelect={() => openShortcuts(true)}>
        Pintasan papan ketik
      </MenuItem>
      <MenuLine />
      <MenuChoice label="Tema" value={theme} options={themes} onChange={chooseTheme} />
      <MenuLine />
      <MenuItem icon={<LogOut />} onSelect={leave}>
        Keluar
      </MenuItem>
    </Menu>
  )
}
