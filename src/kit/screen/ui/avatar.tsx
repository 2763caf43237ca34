import { cx } from './cx.ts'

const sizes = { small: 'size-8 text-xs', large: 'size-20 text-xl' } as const

interface AvatarProps {
  readonly name: string
  /** File id of a photo; without one the initials stand there. */
  readonly photo: string | null | undefined
  readonly size?: keyof typeof sizes
}

/** A person's face, or the first letters of the name. */
export function Avatar({ name, photo, size = 'small' }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        photo && 'ring-1 ring-border',
        'grid flex-none place-items-center overflow-hidden rounded-full bg-primary-soft font-semibold text-primary-soft-foreground',
        sizes[size],
      )}
    >
      {photo ? (
        <img src={`/storage/${photo}?size=thumb`} alt="" className="size-full object-cover" />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}

/** The first letters of the first two words. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  return words
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .join('')
}
