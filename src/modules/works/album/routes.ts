import { asPdf, serve, type Served } from '#kit/http/serve.ts'
import * as contract from './contract.ts'
import { dropAlbum, makeAlbum, showAlbums, showChoices, showPhotosOfWork, showSpots } from './keep-album.ts'
import { writePhotoNote } from './note-photo.ts'
import { pressedAlbum } from './press-album.ts'
import { shareAlbums } from './share-albums.ts'

shareAlbums()

/** The doors of albums of photos. */
export const albumRoutes: readonly Served[] = [
  serve(contract.listAlbums, ({ tx, actor, asked }) => showAlbums(tx, actor, asked.projectId)),
  serve(contract.albumChoices, ({ tx, actor, asked }) => showChoices(tx, actor, asked)),
  serve(contract.photoSpots, ({ tx, actor, asked }) => showSpots(tx, actor, asked.projectId)),
  serve(contract.photosOfWork, ({ tx, actor, asked }) => showPhotosOfWork(tx, actor, asked)),
  serve(contract.savePhotoNote, ({ tx, actor, asked }) => writePhotoNote(tx, actor, asked)),
  serve(contract.addAlbum, ({ tx, actor, asked }) => makeAlbum(tx, actor, asked)),
  serve(contract.removeAlbum, ({ tx, actor, asked }) => dropAlbum(tx, actor, asked.id)),
  serve(contract.printAlbum, async ({ tx, actor, asked }) => asPdf(await pressedAlbum(tx, actor, asked.id))),
]
