import { lazy as once, type ComponentType, type FunctionComponent } from 'react'
import { part } from './fetched.ts'

interface Module<Props> {
  readonly default: ComponentType<Props>
}

/** React's `lazy` for a file that may be missing: see `part`. `file` is what names it, where `load` does not. */
export function lazy<Props extends object>(
  load: () => Promise<Module<Props>>,
  file: () => unknown = load,
): FunctionComponent<Props> {
  const make = () => once(() => part(load, file).catch(again))
  let Part = make()
  // React remembers what failed; once there is a connection it is asked for anew.
  function again(error: unknown): never {
    addEventListener('online', () => (Part = make()), { once: true })
    throw error
  }
  return function Lazy(props: Props) {
    return <Part {...props} />
  }
}
