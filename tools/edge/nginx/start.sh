#!/bin/sh
# Generates the parts of the configuration that depend on the environment, and then runs nginx. Used by the container of
# the edge, and by the tests with the nginx of their machine.
#   PUBLIC_URL, ADMIN_URL   addresses of the site and the dashboard; requests are distinguished by host name
#   API_SERVERS             instances of the API: host:port, separated by spaces
#   WEB_SERVERS             instances of the site
#   EDGE_PORT               port for visitors; default 8080
#   EDGE_INNER_PORT         port for the site's calls to the API; default 8081
#   EDGE_INNER_ADDRESS      address of that port; default 127.0.0.1. Visitors must not be able to reach any other
#   EDGE_ADDRESS            address for visitors; default all addresses of the machine
#   TLS_CERTIFICATE, TLS_KEY  PEM files; with them, https is served at EDGE_TLS_PORT (8443) and http redirects to it
#   EDGE_TRUSTED            networks of proxies in front, such as 10.0.0.0/8, whose X-Forwarded-For is trusted
#   EDGE_RESOLVER           name server to re-resolve the names of instances regularly (nginx 1.27.3)
#   EDGE_LOG                file of the access log; default standard output
#   EDGE_FOLDER             working folder; default /tmp/edge
#   DASHBOARD               built dashboard; default the folder `admin` next to this file
#   EDGE_KEPT               folder that keeps the dashboard's assets of earlier builds for a week
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=${EDGE_FOLDER:-/tmp/edge}
address=${EDGE_ADDRESS:+$EDGE_ADDRESS:}
port=${EDGE_PORT:-8080}
tls_port=${EDGE_TLS_PORT:-8443}
inner_port=${EDGE_INNER_PORT:-8081}
inner_address=${EDGE_INNER_ADDRESS:-127.0.0.1}

fail() {
  echo "$1" >&2
  exit 1
}

# Returns the host name of an address, without scheme, port and path.
host_of() {
  echo "$1" | sed -E 's#^https?://##; s#[:/].*$##' | tr 'A-Z' 'a-z'
}

hsts_of() {
  case "$1" in
    https://*) echo 'max-age=31536000; includeSubDomains' ;;
  esac
}

# Rejects other characters in values that are inserted into the configuration unescaped.
check() {
  case "$2" in
    '') [ "${3:-}" = optional ] || fail "$1 is not set." ;;
    *[!-A-Za-z0-9._:/\ ]*) fail "$1 has a character that does not belong there: $2" ;;
  esac
}

check PUBLIC_URL "${PUBLIC_URL:-}"
check ADMIN_URL "${ADMIN_URL:-}"
check API_SERVERS "${API_SERVERS:-}"
check WEB_SERVERS "${WEB_SERVERS:-}"
check EDGE_TRUSTED "${EDGE_TRUSTED:-}" optional
check EDGE_RESOLVER "${EDGE_RESOLVER:-}" optional
check EDGE_INNER_ADDRESS "$inner_address"
check TLS_CERTIFICATE "${TLS_CERTIFICATE:-}" optional
check TLS_KEY "${TLS_KEY:-}" optional
site=$(host_of "$PUBLIC_URL")
admin=$(host_of "$ADMIN_URL")
[ "$site" != "$admin" ] || fail "ADMIN_URL must have another host name than PUBLIC_URL: $admin"
if [ -n "${TLS_CERTIFICATE:-}${TLS_KEY:-}" ]; then
  for file in "${TLS_CERTIFICATE:-}" "${TLS_KEY:-}"; do
    [ -r "$file" ] || fail "TLS_CERTIFICATE and TLS_KEY name files that can be read; this one cannot: $file"
  done
fi

made=$folder/made
mkdir -p "$made"
cp "$here"/*.conf "$folder"
rm -rf "$folder/admin"
dashboard=${DASHBOARD:-$here/admin}
if [ -n "${EDGE_KEPT:-}" ]; then
  mkdir -p "$EDGE_KEPT/assets"
  # The week of a file begins when the next build starts.
  if [ -f "$EDGE_KEPT/current" ]; then (cd "$EDGE_KEPT/assets" && xargs touch -c <../current); fi
  find "$EDGE_KEPT/assets" -type f -mtime +7 -exec rm {} +
  cp -R "$dashboard/." "$EDGE_KEPT"
  ls "$dashboard/assets" >"$EDGE_KEPT/current"
  dashboard=$EDGE_KEPT
fi
ln -s "$dashboard" "$folder/admin"

# As root, for example in a test, the workers would otherwise run as a user who may not be able to read these files.
if [ "$(id -u)" = 0 ]; then echo 'user root;'; fi >"$made/process.conf"

echo "access_log ${EDGE_LOG:-/dev/stdout} edge;" >"$made/log.conf"

# An instance that fails three times within 5 seconds is skipped for 5 seconds.
upstream() {
  echo "upstream $1 {"
  echo "  zone $1 256k;"
  for server in $2; do
    echo "  server $server max_fails=3 fail_timeout=5s${EDGE_RESOLVER:+ resolve};"
  done
  echo '  keepalive 32;'
  # Shorter than the keep-alive timeout of the instances.
  echo '  keepalive_timeout 60s;'
  echo '}'
}
{
  if [ -n "${EDGE_RESOLVER:-}" ]; then
    echo "resolver $EDGE_RESOLVER valid=5s ipv6=off;"
  fi
  upstream api "$API_SERVERS"
  upstream web "$WEB_SERVERS"
} >"$made/upstreams.conf"

{
  echo "map \$host \$edge_robots { default ''; '$admin' noindex; }"
  echo "map \$host \$edge_hsts { default '$(hsts_of "$PUBLIC_URL")'; '$admin' '$(hsts_of "$ADMIN_URL")'; }"
} >"$made/hosts.conf"

{
  echo 'geo $realip_remote_addr $edge_peer_is_proxy {'
  echo '  default 0;'
  for network in ${EDGE_TRUSTED:-}; do echo "  $network 1;"; done
  echo '}'
  echo 'map $edge_peer_is_proxy$http_x_forwarded_proto $edge_scheme { default $scheme; 1https https; 1http http; }'
  for network in ${EDGE_TRUSTED:-}; do echo "set_real_ip_from $network;"; done
  echo 'real_ip_header X-Forwarded-For;'
  echo 'real_ip_recursive on;'
} >"$made/trusted.conf"

: >"$made/redirect.conf"
if [ -n "${TLS_CERTIFICATE:-}" ]; then
  {
    echo "ssl_certificate $TLS_CERTIFICATE;"
    echo "ssl_certificate_key $TLS_KEY;"
    echo 'ssl_protocols TLSv1.2 TLSv1.3;'
    echo 'ssl_session_cache shared:tls:10m;'
    echo 'ssl_session_timeout 1d;'
    echo 'ssl_session_tickets off;'
    echo "server { listen $address$port default_server; return 308 https://\$host\$request_uri; }"
  } >"$made/redirect.conf"
  listen="listen $address$tls_port ssl http2"
else
  listen="listen $address$port"
fi
echo "$listen default_server; server_name $site;" >"$made/listen-site.conf"
echo "$listen; server_name $admin;" >"$made/listen-admin.conf"
echo "listen $inner_address:$inner_port;" >"$made/listen-inner.conf"

exec nginx -p "$folder" -e stderr -c "$folder/nginx.conf" -g 'daemon off;'
