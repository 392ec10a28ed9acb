import path from 'node:path';

/** Lets esbuild load installed packages from node_modules at run time; the product's own workspaces are bundled. */
export const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) => {
      if (kind === 'entry-point' || path.isAbsolute(name) || name.startsWith('@hearthline/'))
        return undefined;
      return { path: name, external: true };
    });
  },
};
