// npm test, check `chunks`: of two files of the client that wait for each other, one begins before the other is ready, and fails.

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-two-chunks-wait-for-each-other',
      comment: 'whatever a file imports must be able to begin before it',
      severity: 'error',
      from: {},
      // What is loaded later, with `import(…)`, nobody waits for.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
  ],
  options: { moduleSystems: ['es6'] },
};
