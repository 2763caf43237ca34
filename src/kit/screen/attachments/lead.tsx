import FileText from 'lucide-react/icons/file-text'

/** What stands before a file's name: the picture itself, small, or the sign of a paper. */
export function Lead({ picture }: { readonly picture: string | undefined }) {
  return (
    <span className="relative grid size-8 flex-none place-items-center overflow-hidden rounded-sm text-subtle-foreground">
      <FileText aria-hidden />
      {picture && (
        <img
          src={picture}
          alt=""
          className="absolute inset-0 size-full bg-muted object-cover"
          // A file that only calls itself a picture.
          onError={(event) => void (event.currentTarget.hidden = true)}
        />
      )}
    </span>
  )
}
