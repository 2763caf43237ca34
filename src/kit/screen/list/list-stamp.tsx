import RotateCw from 'lucide-react/icons/rotate-cw'
import { useEffect, useState } from 'react'
import { now } from '#kit/clock.ts'
import { clockOf } from '../format/zone.ts'
import { IconButton } from '../ui/icon-button.tsx'

/** How old what is shown is: by the clock, looked at twice a minute. */
function useIsOld(updatedAt: number): boolean {
  const [isOld, setOld] = useState(false)
  useEffect(() => {
    const look = () => setOld(updatedAt > 0 && now().getTime() - updatedAt > 600_000)
    look()
    const timer = setInterval(look, 30_000)
    return () => clearInterval(timer)
  }, [updatedAt])
  return isOld
}

interface StampProps {
  readonly updatedAt: number
  readonly isFetching: boolean
  readonly onReload: () => void
}

/** 'Diperbarui 14.05' and the button that fetches again. */
export function ListStamp({ updatedAt, isFetching, onReload }: StampProps) {
  const isOld = useIsOld(updatedAt)
  return (
    <>
      {updatedAt > 0 && (
        <span
          className={`text-xs whitespace-nowrap figures @max-[60rem]:hidden ${isOld ? 'text-warning' : 'text-subtle-foreground'}`}
        >
          {isOld ? 'Data mungkin sudah berubah · ' : 'Diperbarui '}
          {clockOf(updatedAt)}
        </span>
      )}
      <IconButton
        size="sm"
        label="Muat ulang"
        icon={<RotateCw className={isFetching ? 'animate-spin' : ''} />}
        onClick={onReload}
        aria-busy={isFetching || undefined}
      />
    </>
  )
}
