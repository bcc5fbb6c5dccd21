import { expect, test } from 'vitest'
import { localPath } from './local-path.ts'

test.each([
  ['/ligas?page=2#fim', '/ligas?page=2#fim'],
  ['/times/São Paulo', '/times/S%C3%A3o%20Paulo'],
  ['/a\u0000b', '/a%00b'],
])('%j is a path of this site', (given, path) => {
  expect(localPath(given)).toBe(path)
})

test.each([
  '//other.example',
  '/\t/other.example',
  '/\r\n/other.example',
  '/\\other.example',
  '/..//other.example',
  '/.//other.example',
  '/%2e//other.example',
  'https://other.example',
  'javascript:alert(1)',
  ' /x',
  '',
  7,
  undefined,
  '/\ud800//\t//x'.replace('\ud800', ''),
])('%j leads to the home page', (given) => {
  expect(localPath(given)).toBe('/')
})
