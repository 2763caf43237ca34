import { usePreference } from '../client/preferences.ts'
import { FormSection } from '../form/form-section.tsx'
import { Card } from '../ui/card.tsx'
import { Switch } from '../ui/switch.tsx'
import { LetterFields } from './letter-fields.tsx'
import { ShortcutList } from './shortcut-list.tsx'

/** Single letters on or off (WCAG 2.1.4), and everything the keyboard does. */
export function ShortcutCards() {
  const [keys, keep] = usePreference('keys', { single: true })
  return (
    <>
      <FormSection
        title="Pintasan satu tombol"
        help="Matikan bila Anda mendikte dengan suara, atau tombol sering tertekan tanpa sengaja."
      >
        <Switch
          label="Huruf tunggal menjalankan sesuatu, misalnya N untuk tambah baru"
          checked={keys.single}
          onChange={(single) => keep({ ...keys, single })}
        />
        {keys.single && (
          <LetterFields letters={keys.letters ?? {}} onChange={(letters) => keep({ ...keys, letters })} />
        )}
      </FormSection>
      <Card title="Semua pintasan" heading="section">
        <ShortcutList areSinglesOn={keys.single} />
      </Card>
    </>
  )
}
