import { useEffect, useState } from 'react'

/** True once the component has stood for that long: what is quick never flickers. */
export function useLate(milliseconds: number): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isLate
}
