/** Where GraphiQL's files are (vite-graphiql.ts). */
declare module 'virtual:graphiql' {
  /** Addresses on this site: the program, its style and the programs of its workers. */
  export const files: Readonly<
    Record<'script' | 'style' | 'editorWorkerService' | 'json' | 'graphql', string>
  >;
}
