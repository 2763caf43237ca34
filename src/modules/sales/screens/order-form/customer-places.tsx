import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { briefCustomer, type CustomerBrief } from '#modules/parties/contract.ts'

/** Where it is sent: one of the customer's addresses at a touch, or any other typed. */
export function AddressField() {
  const brief = useBrief()
  const value = useValue<string>('shippingAddress')
  const places = (brief?.addresses ?? []).map(({ id, label, text }) => ({
    id,
    label: label || text,
    isChosen: text === value,
    set: { shippingAddress: text },
  }))
  return (
    <TextField
      name="shippingAddress"
      label="Alamat kirim"
      optional
      maxLength={500}
      hint={places.length > 1 && <Ready of="alamat" choices={places} />}
    />
  )
}

/** Who takes the goods: one of the customer's contacts, with their number, or anybody else. */
export function ContactField() {
  const brief = useBrief()
  const value = useValue<string>('contactName')
  const people = (brief?.contacts ?? []).map(({ id, name, phone }) => ({
    id,
    label: name,
    isChosen: name === value,
    set: { contactName: name, contactPhone: phone ?? '' },
  }))
  return (
    <TextField
      name="contactName"
      label="Nama penerima"
      optional
      maxLength={120}
      hint={people.length > 1 && <Ready of="kontak" choices={people} />}
    />
  )
}

interface ReadyProps {
  readonly of: string
  readonly choices: readonly {
    readonly id: string
    readonly label: string
    readonly isChosen: boolean
    readonly set: Readonly<Record<string, string>>
  }[]
}

/** The customer's own, where there is more than one to choose from. */
function Ready({ of, choices }: ReadyProps) {
  const { store } = useFormScope()
  return (
    <span className="flex flex-wrap gap-1" role="group" aria-label={`Pilih ${of} pelanggan`}>
      {choices.map(({ id, label, isChosen, set }) => (
        <Button
          key={id}
          variant={isChosen ? 'outline' : 'ghost'}
          size="xs"
          aria-pressed={isChosen}
          onClick={() => {
            for (const [field, text] of Object.entries(set)) store.write(field, text)
          }}
        >
          <span className="max-w-40 truncate">{label}</span>
        </Button>
      ))}
    </span>
  )
}

function useBrief(): CustomerBrief | undefined {
  const customer = useValue<Choice | null>('customer')
  const id = customer?.id ?? ''
  return useAsk(briefCustomer, { id }, { when: id !== '', freshFor: 60_000, isQuiet: true }).data
}
