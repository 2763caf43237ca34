import { cx } from '#kit/screen/ui/cx.ts'

/** Keys as they are printed on a keyboard; a phone has none. */
export function Keys({ names, className }: { readonly names: readonly string[]; readonly className?: string }) {
  return (
    <span className={cx('flex flex-none gap-1 max-md:hidden', className)} aria-hidden>
      {names.map((name) => (
        <kbd
          key={name}
          className="grid h-5 min-w-5 place-items-center rounded-sm border border-border bg-card px-1.5 font-sans text-2xs font-medium text-muted-foreground"
        >
          {name}
        </kbd>
      ))}
    </span>
  )
}
