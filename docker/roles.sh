#!/bin/bash
# Runs once, when the database volume is empty: the product's two roles, its database, and what
# they may do in it. The embedded PostgreSQL gets the same from its own code; a spec compares them.
set -euo pipefail

psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --username="${POSTGRES_USER:-postgres}" --dbname=postgres \
  --set=owner_password="$OWNER_PASSWORD" --set=app_password="$APP_PASSWORD" <<'SQL'
CREATE ROLE hearthline_owner LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD :'owner_password';
CREATE ROLE hearthline_app LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD :'app_password';
CREATE DATABASE hearthline OWNER hearthline_owner;
REVOKE ALL ON DATABASE hearthline FROM PUBLIC;
GRANT CONNECT ON DATABASE hearthline TO hearthline_app;
\connect hearthline
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS citext;
ALTER DEFAULT PRIVILEGES FOR ROLE hearthline_owner GRANT USAGE ON SCHEMAS TO hearthline_app;
ALTER DEFAULT PRIVILEGES FOR ROLE hearthline_owner GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO hearthline_app;
ALTER DEFAULT PRIVILEGES FOR ROLE hearthline_owner GRANT USAGE, SELECT ON SEQUENCES TO hearthline_app;
ALTER DEFAULT PRIVILEGES FOR ROLE hearthline_owner GRANT EXECUTE ON FUNCTIONS TO hearthline_app;
SQL
