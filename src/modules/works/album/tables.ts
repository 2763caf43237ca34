import type { ColumnType, Generated } from 'kysely'

/** The rows of albums of photos. */
export interface AlbumTables {
  photo_album: {
    id: string
    company_id: string
    project_id: string
    title: string
    per_page: number
    lines: ColumnType<string[], string[] | undefined, never>
    pairs: Generated<boolean>
    created_at: Generated<string>
    created_by: string
    created_by_name: string
  }
  photo_album_photo: { album_id: string; company_id: string; position: number; file_id: string; caption: string | null }
  photo_note: {
    company_id: string
    file_id: string
    project_id: string
    caption: string | null
    spot: string | null
    work_item_id: string | null
    version: Generated<number>
    updated_at: Generated<string>
    updated_by: string
    updated_by_name: string
  }
}
