import Ban from 'lucide-react/icons/ban'
import Trash from 'lucide-react/icons/trash-2'
import { MenuItem, MenuLine } from '../ui/menu.tsx'

interface LastActsProps<Act extends string> {
  readonly offered: readonly (readonly [isOffered: boolean, act: Act, words: string])[]
  readonly onAsk: (act: Act) => void
}

/** What ends the menu of a document, below a line: what cannot simply be taken back, as far as it is offered. */
export function LastActs<Act extends string>({ offered, onAsk }: LastActsProps<Act>) {
  const acts = offered.filter(([isOffered]) => isOffered)
  if (acts.length === 0) return null
  return (
    <>
      <MenuLine />
      {acts.map(([, act, words]) => (
        <MenuItem key={act} danger icon={act === 'delete' ? <Trash /> : <Ban />} onSelect={() => onAsk(act)}>
          {words}
        </MenuItem>
      ))}
    </>
  )
}
