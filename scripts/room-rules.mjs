import path from 'node:path'

const testFile = /\.test\.tsx?$|\/testing\//
const testHelper = /\/(?:test-[^/]*|[^/]*[.-]test-?helpers?)\.tsx?$/
const importPattern = /\b(?:from|import)\s*\(?\s*(['"])([#.][^'"]+)\1/g

const isIn = (file, place) => file === place || file.startsWith(`${place}/`)
const folderOf = (file) => path.posix.dirname(file)
const layerOf = (file) => file.split('/').slice(0, 2).join('/')

/** Every import between files of src: values and types, static and dynamic. Imports in tests are left out. */
export function importsOf(files) {
  return files
    .filter(({ file }) => !testFile.test(file))
    .flatMap(({ file, text }) =>
      Array.from(text.matchAll(importPattern), ([, , name]) => ({
        from: file,
        to: name.startsWith('#') ? `src/${name.slice(1)}` : path.posix.join(folderOf(file), name),
      })),
    )
}

/** The shortest cycle through a folder, as the list of its imports. */
function circleThrough(start, doorsOf) {
  const cameBy = new Map()
  const queue = [start]
  for (const folder of queue) {
    for (const [next, door] of doorsOf.get(folder) ?? []) {
      if (cameBy.has(next)) continue
      cameBy.set(next, { folder, door })
      queue.push(next)
    }
  }
  const circle = []
  for (let step = cameBy.get(start); step; step = step.folder === start ? undefined : cameBy.get(step.folder))
    circle.unshift(step.door)
  return circle
}

function folderCircles(imports, layer) {
  const doorsOf = new Map()
  for (const door of imports) {
    const [from, to] = [folderOf(door.from), folderOf(door.to)]
    if (from === to || !isIn(from, layer) || !isIn(to, layer)) continue
    const doors = doorsOf.get(from) ?? new Map()
    if (!doors.has(to)) doors.set(to, door)
    doorsOf.set(from, doors)
  }
  const reported = new Set()
  return [...doorsOf.keys()].flatMap((folder) => {
    const circle = reported.has(folder) ? [] : circleThrough(folder, doorsOf)
    if (circle.length === 0) return []
    for (const { from } of circle) reported.add(folderOf(from))
    const steps = circle.map(({ from, to }) => `\n    ${from} imports ${to}`).join('')
    return [
      `folders of ${layer} import each other in a cycle:${steps}\n  Move what both need into a folder below them.`,
    ]
  })
}

/** The direct subfolder of a house that contains the file. Undefined for a file directly in the house or outside it. */
function roomOf(file, house) {
  const [room, ...rest] = isIn(file, house) ? file.slice(house.length + 1).split('/') : []
  return rest.length > 0 ? room : undefined
}

function brokenDoor({ folder, shared, doors, above = [] }, { from, to }) {
  const [importer, room] = [roomOf(from, folder), roomOf(to, folder)]
  if (layerOf(from) !== layerOf(folder) || room === undefined || room === importer) return undefined
  if (above.includes(room) && above.indexOf(importer) < above.indexOf(room))
    return `${room} is above ${importer ?? 'it'}, so nothing below may import it. Pass it in as an argument.`
  if (above.includes(importer)) return undefined
  const [level, importerLevel] = [shared.indexOf(room), shared.indexOf(importer)]
  if (level >= 0) {
    if (importerLevel < level && importerLevel >= 0)
      return `${importer} is below ${room} and must not import it. Pass it in as an argument, or move what it needs further down.`
    return undefined
  }
  if (doors.some((door) => isIn(from, door))) return undefined
  const opens = [...doors, ...above.map((name) => `${folder}/${name}`)].join(', ')
  if (importerLevel >= 0) return `a shared folder must not import a room. Let ${opens} pass it in.`
  const below = shared.join(', ') || `outside ${folder}`
  return `the rooms of ${folder} never import each other; ${opens} may. Move what both need below them (${below}).`
}

const closedDoors = (imports, house) =>
  imports.flatMap((one) => {
    const broken = brokenDoor(house, one)
    return broken ? [`${one.from} imports ${one.to}\n  ${broken}`] : []
  })

/** Rules about folders that do not exist check nothing. */
function emptyRules(files, { layers, houses }) {
  const named = [
    ...layers,
    ...houses.flatMap(({ folder, shared, doors, above = [] }) => [
      folder,
      ...[...shared, ...above].map((room) => `${folder}/${room}`),
      ...doors,
    ]),
  ]
  return named
    .filter((place) => !files.some(({ file }) => isIn(file, place)))
    .map((place) => `${place} is in scripts/room-table.mjs and does not exist. Remove it, or correct its name.`)
}

const straysOf = (files) =>
  files
    .filter(({ file }) => testHelper.test(file) && !file.includes('/testing/'))
    .map(({ file }) => `${file} is only for tests. Move it into the testing/ folder of ${layerOf(file)}.`)

export function brokenRules(files, { layers, houses }) {
  const imports = importsOf(files)
  return [
    ...emptyRules(files, { layers, houses }),
    ...straysOf(files),
    ...layers.flatMap((layer) => folderCircles(imports, layer)),
    ...houses.flatMap((house) => closedDoors(imports, house)),
  ]
}
