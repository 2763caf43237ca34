import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { FieldFoot, useControl } from '#kit/screen/form/field.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { Avatar } from '#kit/screen/ui/avatar.tsx'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'
import { halves } from '../../words.ts'

/** The most that an opname counts of one member, in halves: two months. */
const MOST = 124

interface DaysFieldProps {
  readonly name: string
  readonly of: string
  readonly about: string
}

/** The days of one member since the last opname, by half a day. */
export function DaysField({ name, of, about }: DaysFieldProps) {
  const { store } = useFormScope()
  const control = useControl({ name, label: `Hari kerja ${of}` })
  const value = useValue<number>(name)
  return (
    <div>
      <div className="flex min-h-12 items-center gap-3">
        <Avatar name={of} photo={null} />
        <span className="min-w-0 flex-1 leading-tight">
          <span className="block font-semibold wrap-anywhere">{of}</span>
          <span className="text-xs text-muted-foreground">{about}</span>
        </span>
        <span className="flex flex-none items-center rounded-md border border-border-strong">
          <IconButton
            label={`Kurangi ½ hari ${of}`}
            icon={<Minus />}
            disabled={value === 0}
            onClick={() => store.write(name, value - 1)}
          />
          <output id={control.id} className="w-10 text-center font-semibold figures">
            {halves(value)}
          </output>
          <IconButton
            label={`Tambah ½ hari ${of}`}
            icon={<Plus />}
            disabled={value >= MOST}
            onClick={() => store.write(name, value + 1)}
          />
        </span>
      </div>
      <FieldFoot name={name} id={control.id} />
    </div>
  )
}
