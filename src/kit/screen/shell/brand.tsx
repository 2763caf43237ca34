import { cx } from '../ui/cx.ts'
import { useIdentity } from './identity.ts'
import { Mark } from './mark.tsx'

/** The sign of the installation: its own logo, in the dark its dark one, else the product's mark and the name. */
export function Brand({ className }: { readonly className?: string }) {
  const { name, pictures } = useIdentity()
  const light = pictures.logo ?? pictures['logo-dark']
  if (!light) {
    return (
      <span className={cx('flex items-center gap-2.5 text-base font-semibold', className)}>
        <Mark className="size-8" /> {name}
      </span>
    )
  }
  const look = cx('max-h-10 max-w-full object-contain object-left', className)
  return (
    <>
      <img src={light} alt={name} className={cx(look, 'dark:hidden')} />
      <img src={pictures['logo-dark'] ?? light} alt={name} className={cx(look, 'hidden dark:block')} />
    </>
  )
}
