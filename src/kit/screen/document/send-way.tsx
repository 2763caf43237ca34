import { Segmented } from '../ui/segmented.tsx'

/** How a paper leaves the house. */
export type Way = 'email' | 'whatsapp'

/** Email or WhatsApp, above either form. */
export function SendWay({ value, onChange }: { readonly value: Way; readonly onChange: (way: Way) => void }) {
  return (
    <div>
      <Segmented
        label="Kirim lewat"
        value={value}
        options={[
          { value: 'email', label: 'Email' },
          { value: 'whatsapp', label: 'WhatsApp' },
        ]}
        onChange={onChange}
      />
    </div>
  )
}
