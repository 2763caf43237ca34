import { usePreference } from '../client/preferences.ts'
import { Sheet } from '../ui/sheet.tsx'
import { ShortcutList } from './shortcut-list.tsx'

/** What the keyboard does, over the page; opened by '?'. */
export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const [keys] = usePreference('keys', { single: true })
  return (
    <Sheet open isText onClose={onClose} title="Pintasan papan ketik">
      <div className="p-5">
        <ShortcutList areSinglesOn={keys.single} />
      </div>
    </Sheet>
  )
}
